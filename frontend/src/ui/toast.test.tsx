import { act, fireEvent, render, screen } from "@testing-library/react";
import { I18nProvider } from "@lingui/react";
import { i18n } from "@lingui/core";
import { expect, it, vi } from "vitest";

import { type Notice, NoticesProvider, useNotices, useNotify } from "./toast";

function Page({ notice }: { notice: Notice }) {
  const notify = useNotify();
  const { past, unread } = useNotices();
  return (
    <>
      <button type="button" onClick={() => notify(notice)}>
        Find
      </button>
      <p>{past.length} behind the bell</p>
      <p>{unread} unread</p>
    </>
  );
}

function tell(notice: Notice) {
  render(
    <I18nProvider i18n={i18n}>
      <NoticesProvider>
        <Page notice={notice} />
      </NoticesProvider>
    </I18nProvider>,
  );
  fireEvent.click(screen.getByText("Find"));
}

it("makes way when a thumb moves the page, and stays behind the bell", () => {
  tell({ title: "Career Options Discovered" });
  fireEvent.touchMove(screen.getByText("Career Options Discovered"));
  expect(screen.queryByText("Career Options Discovered")).not.toBeNull();
  fireEvent.touchMove(screen.getByText("Find"));
  expect(screen.queryByText("Career Options Discovered")).toBeNull();
  expect(screen.queryByText("1 behind the bell")).not.toBeNull();
});

it("stays while the page moves when it says what failed", () => {
  tell({ title: "Not saved", tone: "failure" });
  fireEvent.touchMove(screen.getByText("Find"));
  expect(screen.queryByText("Not saved")).not.toBeNull();
});

it.each<[string, Notice, number]>([
  ["what failed", { title: "Not saved", tone: "failure" }, 1],
  ["not what the person has just done", { title: "Saved" }, 0],
  ["not what is wrong with a form", { title: "Password Mismatch", tone: "failure", passing: true }, 0],
])("counts at the bell %s", (_, notice, count) => {
  tell(notice);
  expect(screen.queryByText(`${count} unread`)).not.toBeNull();
});

it("is shown also when the time of the one before ends in the same moment", () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  function Copying() {
    const notify = useNotify();
    return (
      <button type="button" onClick={() => notify({ title: "Copied" })}>
        Copy
      </button>
    );
  }
  render(
    <I18nProvider i18n={i18n}>
      <NoticesProvider>
        <Page notice={{ title: "Saved" }} />
        <Copying />
      </NoticesProvider>
    </I18nProvider>,
  );
  fireEvent.click(screen.getByText("Find"));
  act(() => {
    screen.getByText("Copy").click();
    vi.advanceTimersByTime(5_000);
  });
  vi.useRealTimers();
  expect(screen.queryByText("Copied")).not.toBeNull();
});
