import { describe, expect, it } from "vitest";

import { type Chat, newChat } from "./chat";
import { reply } from "./reply";

const today = new Date(2026, 10, 22, 12);
const JOB = ["yes", "Welder", "ABC Steel", "March 2018", "May 2020", "Weld columns"];
const SKILL = ["Forklift", "Expert", "Equipment"];
const CERTIFICATION = ["OSHA 10", "OSHA", "2019"];

const talk = (...said: string[]) => talkOn(newChat(today), ...said);
const talkOn = (chat: Chat, ...said: string[]) =>
  said.reduce((so, text) => reply(so, { text }, { today, language: "en" }), chat);
const lastLines = ({ messages }: Chat) => messages.at(-1)?.lines?.map(({ code }) => code);
const lastSuggestions = ({ messages }: Chat) => messages.at(-1)?.suggestions;

describe("greeting", () => {
  it("begins with yes, in both languages", () => {
    for (const yes of ["Yes, let's start!", "let's start now", "ok", "¡Sí, empecemos!", "empezar"]) {
      expect(talk(yes).stage).toBe("work_experience");
    }
  });

  it("explains when asked for more", () => {
    const chat = talk("Tell me more first");
    expect([lastLines(chat), lastSuggestions(chat)]).toEqual([["tell_more"], ["yes_start", "have_questions"]]);
  });

  it("waits with whoever isn't ready", () => {
    for (const text of ["I have questions", "no, not yet", "hm"]) {
      const chat = talk(text);
      expect([chat.stage, lastLines(chat), lastSuggestions(chat)]).toEqual(["greeting", ["no_problem"], ["start_now"]]);
    }
  });
});

it("goes from the first word to what is saved", () => {
  const chat = talk(...JOB, "No, let's move to skills", ...SKILL, "No, let's move to certifications", ...CERTIFICATION);
  expect(lastSuggestions(chat)).toEqual(["add_certification", "done"]);
  const done = talkOn(chat, "No, I'm done");
  expect(done.stage).toBe("completed");
  expect(done.collected).toEqual({
    workExperiences: [
      {
        jobTitle: "Welder",
        companyName: "ABC Steel",
        startDate: "2018-03-01",
        endDate: "2020-05-01",
        duties: "Weld columns",
      },
    ],
    skills: [{ name: "Forklift", proficiencyLevel: "Expert", type: "Heavy Equipment" }],
    certifications: [{ name: "OSHA 10", issuingOrganization: "OSHA", issueDate: "2019-01-01" }],
  });
});

it("understands Spanish from end to end", () => {
  const chat = talk(
    ...["Sí, empecemos", "fui soldador", "en Aceros del Norte", "marzo de 1998", "sigo ahí", "Soldar columnas"],
    ...["No, pasemos a habilidades", "montacargas", "avanzado", "equipo"],
    ...["No, pasemos a las certificaciones", "OSHA 10", "OSHA", "el mes pasado", "No, ya terminé"],
  );
  expect(chat.stage).toBe("completed");
  expect(chat.collected.workExperiences).toEqual([
    {
      jobTitle: "Soldador",
      companyName: "Aceros del Norte",
      startDate: "1998-03-01",
      endDate: null,
      duties: "Soldar columnas",
    },
  ]);
  expect(chat.collected.skills).toEqual([
    { name: "Montacargas", proficiencyLevel: "Advanced", type: "Heavy Equipment" },
  ]);
  expect(chat.collected.certifications[0]?.issueDate).toBe("2026-10-01");
});

describe("dates", () => {
  const atStart = () => talk("yes", "Welder", "ABC Steel");
  const atEnd = () => talkOn(atStart(), "March 2018");

  it("asks again rather than guess", () => {
    const chat = talkOn(atStart(), "a while ago");
    expect([chat.step, lastLines(chat)]).toEqual([2, ["date_unclear"]]);
    expect(talkOn(chat, "3/1999").current.startDate).toBe("1999-03-01");
  });

  it("offers what a month without its year could mean", () => {
    const chat = talkOn(atStart(), "March");
    expect(lastSuggestions(chat)).toEqual(["month:2026-03-01", "month:2025-03-01"]);
  });

  it("takes a beginning and an end at once", () => {
    const chat = talkOn(atStart(), "from June 2015 to May 2018");
    expect([chat.step, lastLines(chat)]).toEqual([4, ["ask_duties"]]);
    expect(chat.current).toMatchObject({ startDate: "2015-06-01", endDate: "2018-05-01" });
  });

  it("takes somebody's word that they still work there", () => {
    for (const text of ["Yes, still working there", "present", "sigo trabajando ahí", "I still do"]) {
      expect(talkOn(atEnd(), text).current.endDate).toBeNull();
    }
  });

  it("asks when somebody left who only says that they did", () => {
    expect(lastLines(talkOn(atEnd(), "No, I left in..."))).toEqual(["ask_when_left"]);
    expect(talkOn(atEnd(), "No, I left in May 2020").current.endDate).toBe("2020-05-01");
  });

  it("refuses what can't be", () => {
    expect(lastLines(talkOn(atEnd(), "May 2017"))).toEqual(["end_before_start"]);
    expect(lastLines(talkOn(atStart(), "1890 or 1912"))).not.toEqual(["ask_end"]);
    expect(lastLines(talkOn(atStart(), "May 2031"))).toEqual(["date_future"]);
    expect(lastLines(talkOn(atStart(), "May 1912"))).toEqual(["date_too_old"]);
  });
});

describe("moving on", () => {
  it("knows a job's name from the wish to go on", () => {
    for (const text of ["Furniture mover", "Skills trainer", "Night shift lead"]) {
      expect(talk("yes", text).current.jobTitle).toBe(text);
    }
    for (const text of ["skills", "let's move on", "No, let's move to skills", "no", "skip this part"]) {
      expect(talk("yes", text).stage).toBe("skills");
    }
  });

  it("takes the name of the next one without a yes before it", () => {
    expect(talk(...JOB, "Carpenter").current.jobTitle).toBe("Carpenter");
    expect(talk(...JOB, "Yes, add another job").step).toBe(0);
    expect(lastLines(talk(...JOB, "Yes, add another job"))).toEqual(["ask_job_title"]);
  });

  it("ends in completed from every list", () => {
    for (const text of ["No, I'm done", "I'm done", "that's all", "ya terminé"]) {
      expect(talk(...JOB, "skills", "certifications", text).stage).toBe("completed");
      expect(talk(...JOB, text).stage).toBe("completed");
    }
  });

  it("has nothing to save for whoever named nothing", () => {
    const chat = talk("yes", "skills", "certifications", "No, I'm done");
    expect([chat.stage, lastLines(chat)]).toEqual(["greeting", ["nothing_collected"]]);
  });
});

describe("corrections", () => {
  it("changes the last job when asked to", () => {
    const asked = talk(...JOB, "change my last job");
    expect(lastSuggestions(asked)).toEqual([
      ...["field:jobTitle", "field:companyName", "field:startDate", "field:endDate", "field:duties", "change_nothing"],
    ]);
    const chat = talkOn(asked, "company", "XYZ Steel");
    expect(chat.collected.workExperiences[0]?.companyName).toBe("XYZ Steel");
    expect(lastLines(chat)).toEqual(["changed", "another_job"]);
  });

  it("changes a field in one breath, also of the job being asked about", () => {
    expect(talk(...JOB, "change the start date to 3/1997").collected.workExperiences[0]?.startDate).toBe("1997-03-01");
    const chat = talk("yes", "Welder", "ABC", "change the company to XYZ Steel");
    expect([chat.current.companyName, lastLines(chat)]).toEqual(["XYZ Steel", ["changed", "ask_start"]]);
    expect(talk(...JOB, "cambia la empresa a Aceros").collected.workExperiences[0]?.companyName).toBe("Aceros");
  });

  it("keeps everything when the correction can't be understood or is given up", () => {
    const asked = talk(...JOB, "change the end date", "some day");
    expect([lastLines(asked), asked.collected.workExperiences[0]?.endDate]).toEqual([["date_unclear"], "2020-05-01"]);
    expect(lastLines(talkOn(asked, "never mind"))).toEqual(["nothing_changed", "another_job"]);
  });

  it("has nothing to change before anything is said", () => {
    expect(lastLines(talk("yes", "change my last certification"))).toEqual(["nothing_to_change", "ask_job_title"]);
  });

  it("doesn't take duties for corrections", () => {
    const chat = talk("yes", "Mechanic", "Joe's Garage", "2015", "still there", "Change oil and fix brakes");
    expect(chat.collected.workExperiences[0]?.duties).toBe("Change oil and fix brakes");
  });

  it("goes back one question", () => {
    const chat = talk("yes", "Welder", "ABC Steel", "back");
    expect([chat.step, chat.current]).toEqual([1, { jobTitle: "Welder" }]);
  });

  it("leaves out what can't be answered", () => {
    const chat = talk(...JOB, "skills", "certifications", "OSHA 10", "OSHA", "no idea", "never mind");
    expect([chat.collected.certifications, lastLines(chat)]).toEqual([[], ["left_out", "another_certification"]]);
  });
});

describe("names", () => {
  it.each([
    ["I was a welder", "Welder"],
    ["my job title is Journeyman Electrician.", "Journeyman Electrician"],
    ["fui soldadora", "Soldadora"],
    ["trabajaba de chofer", "Chofer"],
  ])("takes the title out of %s", (said, title) => expect(talk("yes", said).current.jobTitle).toBe(title));

  it("takes the company along when it is named with the title", () => {
    const chat = talk("yes", "I was a welder at ABC Steel");
    expect([chat.step, chat.current]).toEqual([2, { jobTitle: "Welder", companyName: "ABC Steel" }]);
  });

  it("takes what follows a title in Spanish for a company where a capital says so", () => {
    const read = (text: string) => talk("sí", text).current;
    expect(read("Fui soldadora en Aceros del Norte")).toEqual({
      jobTitle: "Soldadora",
      companyName: "Aceros del Norte",
    });
    expect(read("soy técnico en refrigeración")).toEqual({ jobTitle: "Técnico en refrigeración" });
    expect(read("Técnico en Refrigeración")).toEqual({ jobTitle: "Técnico en Refrigeración" });
    expect(read("Tornero CNC en Acme Gear")).toEqual({ jobTitle: "Tornero CNC", companyName: "Acme Gear" });
    expect(read("Oficial en Electricidad")).toEqual({ jobTitle: "Oficial en Electricidad" });
    expect(read("Soldador en Soldadura Industrial")).toEqual({ jobTitle: "Soldador en Soldadura Industrial" });
  });

  it("takes no dates for a company", () => {
    expect(lastLines(talk("sí", "Tornero", "marzo de 2016 a junio de 2018"))).toEqual(["name_unclear"]);
    expect(talk("yes", "Welder", "March Brothers").current.companyName).toBe("March Brothers");
  });

  it("asks again for what no form would take", () => {
    expect(lastLines(talk("yes", "???"))).toEqual(["name_unclear"]);
    for (const said of ["I don't remember", "no me acuerdo", "not sure"])
      expect(lastLines(talk("yes", "Welder", said))).toEqual(["name_unclear"]);
    expect(lastLines(talk("yes", "x".repeat(201)))).toEqual(["name_too_long"]);
  });
});

it("asks again for a level or a type that there isn't", () => {
  const level = talk("yes", "skills", "Crane", "purple");
  expect([level.step, lastLines(level)]).toEqual([1, ["level_unclear"]]);
  const type = talkOn(level, "very good", "purple");
  expect([type.current.proficiencyLevel, lastLines(type)]).toEqual(["Advanced", ["type_unclear"]]);
});

it.each([
  ["Equipment", "Heavy Equipment"],
  ["Software", "Software"],
  ["Manual", "Technical Skill"],
  ["Safety", "Safety Equipment"],
  ["power tool", "Power Tool"],
  ["Equipo", "Heavy Equipment"],
  ["Seguridad", "Safety Equipment"],
])("stores a skill suggested as %s as %s", (said, type) => {
  expect(talk("yes", "skills", "Crane", "Expert", said).collected.skills[0]?.type).toBe(type);
});

it.each([
  ["Nail gun", "Power Tool"],
  ["DeWalt framing nailers", "Power Tool"],
  ["Pistola de clavos", "Power Tool"],
  ["Taladro percutor", "Power Tool"],
  ["Torque wrench", "Hand Tool"],
  ["Llave inglesa", "Hand Tool"],
  ["Scissor lift", "Heavy Equipment"],
  ["Drill rig", "Heavy Equipment"],
  ["Montacargas", "Heavy Equipment"],
])("takes the type of equipment from its name: %s is %s", (name, type) => {
  const chat = talk("yes", "skills", name, "Expert", "Equipment");
  expect(chat.collected.skills[0]?.type).toBe(type);
  expect(talkOn(chat, "change the type", "heavy equipment").collected.skills[0]?.type).toBe("Heavy Equipment");
  expect(talkOn(chat, "change the type", "hand tool").collected.skills[0]?.type).toBe("Hand Tool");
});
