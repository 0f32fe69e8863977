/** The decorative picture at the top of the home page: a band that the first screen has room for. */
export function HomeBanner({ src }: { src: string }) {
  return (
    <img
      src={src}
      alt=""
      width={1600}
      height={900}
      fetchPriority="high"
      className="h-13 w-full bg-surface-sunken object-cover object-[70%_44%] sm:h-32 lg:h-44 lg:object-[70%_41%] 2xl:h-64 2xl:object-[70%_38%] print:hidden"
    />
  );
}
