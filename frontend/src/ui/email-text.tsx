/** An address that breaks before its @, and only where even that leaves no room anywhere else. */
export function EmailText({ email, className = "" }: { email: string; className?: string }) {
  const at = email.lastIndexOf("@");
  return (
    <span className={`wrap-anywhere ${className}`}>
      {email.slice(0, Math.max(at, 0))}
      <wbr />
      {email.slice(Math.max(at, 0))}
    </span>
  );
}
