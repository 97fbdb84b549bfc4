export interface Picture {
  url: string;
  alt: string;
}

export interface GalleryProps {
  pictures: readonly Picture[];
  words: {
    label: string;
    close: string;
    previous: string;
    next: string;
    openAll: (count: number) => string;
    position: (number: number, count: number) => string;
  };
}
