import { Switch as Radix } from "radix-ui";
import { type ReactNode, type Ref, useId } from "react";

interface SwitchProps {
  label: ReactNode;
  hint: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  ref?: Ref<HTMLButtonElement>;
}

/** Something that is on or off from the moment it is pressed; its words are as large a target as its picture. */
export function Switch({ label, hint, checked, onChange, ref }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-4">
      <label htmlFor={id} className="grid min-h-tap flex-1 cursor-pointer content-center">
        <span id={`${id}-label`} className="font-semibold">
          {label}
        </span>
        <span id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </span>
      </label>
      <Radix.Root
        ref={ref}
        id={id}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
        checked={checked}
        onCheckedChange={onChange}
        className="group grid h-tap w-16 shrink-0 place-items-center rounded-card"
      >
        <span className="flex h-8 w-14 items-center rounded-full border-2 border-line-field bg-track px-0.5 group-data-[state=checked]:border-line-strong group-data-[state=checked]:bg-line-strong">
          <Radix.Thumb className="size-6 rounded-full border-2 border-line-field bg-card transition-transform data-[state=checked]:translate-x-6 data-[state=checked]:border-card motion-reduce:transition-none" />
        </span>
      </Radix.Root>
    </div>
  );
}
