public import CoreGraphics
public import Foundation
import Typography
public import VirtualTime

/// A typeface without a size: for text layers, and to register an app's own.
public final class CGFont: NSObject {
  public let postScriptName: CFString?
  public let fullName: CFString?
  /// The names by which fonts are made of it.
  let names: Set<String>

  /// Nil for a font that is not declared; see `FontName`.
  public init?(_ name: CFString) {
    guard FontName.font(named: name, size: 1) != nil else { return nil }
    (postScriptName, fullName, names) = (name, name, [name])
  }

  /// Nil for what is not a font.
  public init?(_ provider: CGDataProvider) {
    let outlines = OutlineNames(Array(provider.data.map { Data(referencing: $0) } ?? Data()))
    guard !outlines.all.isEmpty else { return nil }
    (postScriptName, fullName) = (outlines.postScript, outlines.full)
    names = outlines.all
  }
}
