import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref, RefAttributes } from "react";
import { Link, type LinkProps } from "react-router";

/** `main` is the one main action of a screen, `yes` the one of a row; `danger` takes something away. */
export type ButtonLook = "main" | "plain" | "small" | "yes" | "danger" | "quiet";

const shared =
  "inline-flex items-center justify-center gap-2 rounded-card text-center font-semibold no-underline transition-colors " +
  "disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:opacity-55 min-h-tap";

const looks: Record<ButtonLook, string> = {
  main: "border-2 border-hivis bg-hivis px-5 py-1.5 text-hivis-ink enabled:hover:border-hivis-hover enabled:hover:bg-hivis-hover",
  plain: "border-2 border-line-strong px-5 py-1.5 text-ink hover:bg-grey-bg",
  small: "border border-line-field px-3.5 py-1 text-ink hover:bg-grey-bg",
  yes: "border border-ink bg-ink px-3.5 py-1 text-paper hover:opacity-90",
  danger: "border border-red px-3.5 py-1 text-red hover:bg-red-bg",
  quiet: "px-3 py-1 text-ink underline decoration-2 underline-offset-4 hover:bg-grey-bg",
};

export const buttonClasses = (look: ButtonLook, more = "") => `${shared} ${looks[look]} ${more}`;

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({ look = "plain", className, type = "button", ...rest }: ButtonProps) {
  return <button type={type} className={buttonClasses(look, className)} {...rest} />;
}

type ButtonLinkProps = LinkProps & RefAttributes<HTMLAnchorElement> & { look?: ButtonLook };

export function ButtonLink({ look = "plain", className, ...rest }: ButtonLinkProps) {
  return <Link className={buttonClasses(look, className)} {...rest} />;
}

/** For what the server answers itself: a file, or the way in and out. */
export function ButtonAnchor({
  look = "plain",
  className,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { look?: ButtonLook }) {
  return (
    <a className={buttonClasses(look, className)} {...rest}>
      {children}
    </a>
  );
}
