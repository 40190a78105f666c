public import Foundation
public import VirtualTime

/// The bytes of a picture or a font.
public final class CGDataProvider: Sendable {
  private let bytes: Data

  public init?(data: CFData) {
    bytes = Data(referencing: data)
  }

  /// Nil if there is no such file.
  public init?(url: CFURL) {
    guard let path = url.path, let data = FileManager.default.contents(atPath: path) else {
      return nil
    }
    bytes = data
  }

  /// Nil if there is no such file.
  public convenience init?(filename: String) {
    self.init(url: NSURL(fileURLWithPath: filename))
  }

  public var data: CFData? { NSData(data: bytes) }
}
