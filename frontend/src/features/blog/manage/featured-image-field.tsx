import { Trans, useLingui } from "@lingui/react/macro";
import { useRef } from "react";

import { useAddBlogImage } from "@/api/add-blog-image";
import { Button } from "@/ui/button";
import { TextField } from "@/ui/field";
import { useNotifyFailure } from "@/ui/notify-failure";

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
  const input = useRef<HTMLInputElement>(null);

  const add = async (file: File) => {
    try {
      onChange((await adding.mutateAsync(await shrinkPicture(file))).address);
    } catch (error) {
      notifyFailure(error, { title: t`Upload Failed`, fallback: t`Please choose a JPEG, PNG or WebP picture.` });
    } finally {
      if (input.current) input.current.value = "";
    }
  };

  return (
    <div className="grid gap-3">
      <TextField
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        label={t`Featured Image`}
        hint={adding.isPending ? t`Uploading...` : t`Stands above the post and in link previews.`}
        className="min-h-tap w-full rounded-card border border-line-field bg-card p-2 text-ink"
        onChange={({ target }) => target.files?.[0] && void add(target.files[0])}
      />
      {address && (
        <div className="flex flex-wrap items-center gap-3">
          <img src={address} alt="" className="h-24 rounded-card object-cover" />
          <Button look="small" onClick={() => onChange("")}>
            <Trans>Remove the picture</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
