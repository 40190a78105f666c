public import Foundation
import HeadlessUIKit

/// A picture, a sound or a film beside a notification's text.
open class UNNotificationAttachment: NSObject {
  public let identifier: String
  public let url: URL
  public let type: String

  // [D] What can be attached.
  private static let kinds: [UTType] = [.image, .audio, .movie]

  /// Throws for a file that is not there or shows nothing.
  public init(
    identifier: String,
    url: URL,
    options: [AnyHashable: Any]? = nil
  ) throws {
    guard url.isFileURL, FileManager.default.fileExists(atPath: url.path) else {
      throw UNError(.attachmentInvalidURL)
    }
    guard let type = UTType(filenameExtension: url.pathExtension),
      Self.kinds.contains(where: type.conforms(to:))
    else { throw UNError(.attachmentUnrecognizedType) }
    // [D] Without a name, one of its own.
    self.identifier = identifier.isEmpty ? StageIdentifier.next().uuidString : identifier
    (self.url, self.type) = (url, type.identifier)
    super.init()
  }
}

public let UNNotificationAttachmentOptionsTypeHintKey =
  "UNNotificationAttachmentOptionsTypeHintKey"
public let UNNotificationAttachmentOptionsThumbnailHiddenKey =
  "UNNotificationAttachmentOptionsThumbnailHiddenKey"
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey =
  "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
public let UNNotificationAttachmentOptionsThumbnailTimeKey =
  "UNNotificationAttachmentOptionsThumbnailTimeKey"
