/** One duty is a paragraph; several, one to a line, are a list. */
export function Duties({ text }: { text: string }) {
  const lines = text.split("\n").map((line) => line.replace(/^\s*[•·*-]\s+/, "").trim());
  const duties = lines.filter(Boolean);
  if (duties.length === 1) return <p className="max-w-prose">{duties[0]}</p>;
  return (
    <ul className="grid max-w-prose list-disc gap-0.5 pl-5">
      {duties.map((duty, place) => (
        <li key={place}>{duty}</li>
      ))}
    </ul>
  );
}
