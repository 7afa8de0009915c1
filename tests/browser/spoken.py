"""A browser whose ears and voice a test scripts: it hears what the script says, and notes what it is told to say."""

import json
from typing import Any

from playwright.sync_api import Page

_SCRIPT = """
(script) => {
  window.heardWith = [];
  window.spoken = [];
  window.toHear = [...script.hears];
  class ScriptedRecognition extends EventTarget {
    start() {
      const next = window.toHear.shift();
      if (next === undefined) return;
      if (next.throws) throw new Error("not now");
      window.heardWith.push({lang: this.lang, continuous: this.continuous, interimResults: this.interimResults});
      setTimeout(() => {
        this.onstart?.();
        const end = () => {
          if (this.isAborted) return;
          if (next.error) this.onerror?.({error: next.error});
          else this.onresult?.({results: [[{transcript: next.slowly ?? next}]]});
          this.onend?.();
        };
        if (next.slowly) window.finishTalking = end;
        else setTimeout(end);
      });
    }
    stop() {}
    abort() { this.isAborted = true; }
  }
  window.SpeechRecognition = window.webkitSpeechRecognition = script.supported ? ScriptedRecognition : undefined;
  window.MediaRecorder = class {
    constructor(stream) { Object.assign(this, {stream, state: "inactive", mimeType: "audio/webm"}); }
    static isTypeSupported(type) { return type === "audio/webm"; }
    start() { this.state = "recording"; }
    stop() {
      this.state = "inactive";
      this.ondataavailable({data: new Blob(["spoken words"])});
      this.onstop();
    }
  };
  window.speechSynthesis.speak = ({text, lang, rate, pitch}) => window.spoken.push({text, lang, rate, pitch});
  navigator.mediaDevices.getUserMedia = async () => {
    if (!script.microphone) throw new DOMException("denied", "NotAllowedError");
    return new MediaStream();
  };
}
"""


def script(page: Page, *hears: Any, microphone: bool = True, supported: bool = True) -> None:
    """From the next page on.

    Each of `hears` is a text, or `{"slowly": text}` for one that ends with `finishTalking()`, or `{"error": code}`, or
    `{"throws": True}`.
    """
    options = {"hears": hears, "microphone": microphone, "supported": supported}
    page.add_init_script(f"({_SCRIPT})({json.dumps(options)})")
