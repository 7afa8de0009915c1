/** A document as the API tells it, for tests. */
export const POSTING =
  "Structural welder for a shipyard in Richmond. Weld to AWS D1.1, read blueprints, run an overhead crane. OSHA 10.";

const composed = {
  type: "resume",
  language: "en",
  title: "Structural Welder",
  name: "Rosa Ibarra",
  contact: [],
  links: [],
  headline: "Welder",
  sections: [
    {
      type: "entries",
      heading: "Experience",
      entries: [{ organization: "Bayline", title: "Welder", dates: "2019", bullets: ["Welded beams", "Read prints"] }],
    },
  ],
};

export const stored = {
  id: "d0c5",
  type: "resume",
  title: "Structural Welder",
  content: "Rosa Ibarra\nSUMMARY",
  jobDescription: POSTING,
  composed,
  findings: {
    writer: "rules",
    coverage: [
      { requirement: "TWIC", kind: "certification", covered: false, reason: "not_in_profile" },
      { requirement: "Beams", kind: "skill", covered: true, line: "Welded beams", place: "Experience: Bayline, 1" },
    ],
  },
  version: 1,
  createdAt: "2026-03-01T10:00:00Z",
  editedAt: null,
  isShared: false,
  expired: [],
};

export const page = {
  number: 1,
  address: "/api/generated-documents/d0c5/pages/1",
  width: 816,
  height: 1056,
  lines: [{ text: "Welded beams", boxes: [[0.1, 0.3, 0.5, 0.02]] }],
};
