import { useMutation } from "@tanstack/react-query";

import { postForJson } from "./http";
import { MANAGED_BLOG_PATH } from "./managed-posts";

/** Stores a picture and answers with its address. */
export const useAddBlogImage = () =>
  useMutation({
    mutationFn: (picture: Blob) => {
      const form = new FormData();
      form.append("image", picture);
      return postForJson<{ address: string }>(`${MANAGED_BLOG_PATH}/images`, form);
    },
  });
