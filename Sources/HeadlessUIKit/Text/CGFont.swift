public import Foundation

/// A typeface without a size, for text layers.
public final class CGFont: NSObject {
  public let postScriptName: CFString?
  public var fullName: CFString? { postScriptName }

  /// Nil for a font that is not declared; see `FontName`.
  public init?(_ name: CFString) {
    guard FontName.font(named: name, size: 1) != nil else { return nil }
    postScriptName = name
  }
}
