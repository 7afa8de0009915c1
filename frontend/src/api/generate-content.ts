import { jsonJob } from "./job-request";
import type { DocumentWish, GeneratedContent } from "./model";

export const generateContent = (wish: DocumentWish) => jsonJob<GeneratedContent>("/api/generate-content", wish);
