public import Foundation

extension URL {
  /// Adds the type's preferred extension, unless the name has one of its extensions.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    guard let preferred = contentType.preferredFilenameExtension,
      contentType.tags[.filenameExtension]?.contains(pathExtension.lowercased()) != true
    else { return self }
    return appendingPathExtension(preferred)
  }

  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }

  public func appendingPathComponent(
    _ partialName: String,
    conformingTo contentType: UTType
  ) -> URL {
    appendingPathComponent(partialName).appendingPathExtension(for: contentType)
  }
}
