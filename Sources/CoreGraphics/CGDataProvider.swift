public import Foundation
public import VirtualTime

/// The bytes of a picture or a font.
public final class CGDataProvider: @unchecked Sendable {
  // Never changed: pointers into it stay valid as long as the provider.
  private let bytes: NSData

  public init?(data: CFData) {
    bytes = NSData(data: Data(referencing: data))
  }

  /// Nil if there is no such file.
  public init?(url: CFURL) {
    guard let path = url.path, let data = FileManager.default.contents(atPath: path) else {
      return nil
    }
    bytes = NSData(data: data)
  }

  /// Nil if there is no such file.
  public convenience init?(filename: String) {
    self.init(url: NSURL(fileURLWithPath: filename))
  }

  public var data: CFData? { bytes }
}
