import { Trans, useLingui } from "@lingui/react/macro";
import { ImageUp } from "lucide-react";
import { useId } from "react";

import { Button } from "@/ui/button";
import { FilePicker } from "@/ui/file-picker";
import { useNotifyFailure } from "@/ui/notify-failure";

import { useAddBlogImage } from "./api";
import { shrinkPicture } from "./shrink-picture";

interface FeaturedImageFieldProps {
  /** Of the picture that is shown with the post; '' for none. */
  address: string;
  onChange: (address: string) => void;
}

export function FeaturedImageField({ address, onChange }: FeaturedImageFieldProps) {
  const { t } = useLingui();
  const notifyFailure = useNotifyFailure();
  const adding = useAddBlogImage();
  const hint = useId();

  const add = async (file: File) => {
    try {
      onChange((await adding.mutateAsync(await shrinkPicture(file))).address);
    } catch (error) {
      notifyFailure(error, { title: t`Upload Failed`, fallback: t`Please choose a JPEG, PNG or WebP picture.` });
    }
  };

  return (
    <fieldset className="grid min-w-0 justify-items-start gap-1.5">
      <legend className="mb-1.5 font-semibold">
        <Trans>Featured Image</Trans>
      </legend>
      {address && <img src={address} alt="" className="mb-1.5 max-h-40 rounded-card" />}
      <div className="flex flex-wrap gap-3">
        <FilePicker
          look="small"
          accept="image/jpeg,image/png,image/webp"
          aria-describedby={hint}
          disabled={adding.isPending}
          onChoose={(file) => void add(file)}
        >
          <ImageUp aria-hidden className="size-5" />
          {address ? <Trans>Choose another picture</Trans> : <Trans>Choose a picture</Trans>}
        </FilePicker>
        {address && (
          <Button look="small" onClick={() => onChange("")}>
            <Trans>Remove the picture</Trans>
          </Button>
        )}
      </div>
      <p id={hint} role="status" className="text-sm text-ink-soft">
        {adding.isPending ? t`Uploading...` : t`Shown above the post and in link previews.`}
      </p>
    </fieldset>
  );
}
