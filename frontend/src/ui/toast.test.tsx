import { act, fireEvent, render, screen } from "@testing-library/react";
import { I18nProvider } from "@lingui/react";
import { i18n } from "@lingui/core";
import { expect, it, vi } from "vitest";

import { type Notice, NoticesProvider, useNotices, useNotify } from "./toast";

function Page({ notice }: { notice: Notice }) {
  const notify = useNotify();
  const { past } = useNotices();
  return (
    <>
      <button type="button" onClick={() => notify(notice)}>
        Find
      </button>
      <p>{past.length} behind the bell</p>
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
