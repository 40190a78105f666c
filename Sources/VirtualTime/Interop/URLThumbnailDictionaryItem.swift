/// A size in the thumbnails of a file, which is the key of its picture.
public struct URLThumbnailDictionaryItem: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  // [D] Foundation/NSURL.h.
  public static let NSThumbnail1024x1024SizeKey = URLThumbnailDictionaryItem(
    rawValue: "NSThumbnail1024x1024SizeKey"
  )
}
