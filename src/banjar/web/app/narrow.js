/** Is the window as narrow as a phone? */
import { useEffect, useState } from "./html.js";

const phone = matchMedia("(max-width: 700px)");

export function useNarrow() {
  const [narrow, setNarrow] = useState(phone.matches);
  useEffect(() => {
    const look = () => setNarrow(phone.matches);
    phone.addEventListener("change", look);
    return () => phone.removeEventListener("change", look);
  }, []);
  return narrow;
}
