import type { HTMLAttributes } from "react";

const looks = {
  plain: "",
  placard: "border-t-[6px] border-t-line-strong",
  bad: "border-t-[6px] border-t-red",
  hot: "border-t-[6px] border-t-hivis",
};

/** A sheet on the page; `placard` carries the thick rule of a job-site sign, `hot` that of the main one,
 * `bad` that of what is wrong now. */
export function Card({
  look = "plain",
  className = "",
  ...rest
}: HTMLAttributes<HTMLElement> & { look?: keyof typeof looks }) {
  return (
    <section
      className={`rounded-card border border-line bg-card p-5 shadow-card ${looks[look]} ${className}`}
      {...rest}
    />
  );
}
