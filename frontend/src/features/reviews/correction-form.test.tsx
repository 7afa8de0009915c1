import { fireEvent, screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import { show } from "@/testing/render";

import { CorrectionForm } from "./correction-form";

it("takes a date as a month and its year, and no half of one", () => {
  const onSave = vi.fn();
  show(
    <CorrectionForm
      fields={["startDate", "endDate"]}
      values={{ startDate: "2017-01-01", endDate: "" }}
      problem={undefined}
      isSaving={false}
      onSave={onSave}
      onCancel={vi.fn()}
    />,
  );
  const month = within(screen.getByRole("group", { name: "Start Date" })).getByLabelText("Month");
  const endMonth = within(screen.getByRole("group", { name: "End Date" })).getByLabelText("Month");
  expect(document.activeElement).toBe(month);

  fireEvent.change(endMonth, { target: { value: "09" } });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(screen.getByRole("alert").textContent).toBe("Please choose the month and enter the year");
  expect(onSave).not.toHaveBeenCalled();

  fireEvent.change(endMonth, { target: { value: "" } });
  fireEvent.change(month, { target: { value: "04" } });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ startDate: "2017-04-01", endDate: "" });
});
