public import Foundation

extension TextRuns.Run {
  /// The pictures where they are drawn.
  public var placedPictures: [(image: ImageContent, frame: CGRect)] {
    pictures.map { picture in
      let frame = picture.frame.offsetBy(dx: origin.x, dy: origin.y)
      return (ImageContent(bitmap: picture.bitmap), frame)
    }
  }
}
