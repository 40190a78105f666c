public import CoreGraphics
public import Foundation
import Typography
public import VirtualTime

/// A typeface without a size: for text layers, and to register an app's own.
public final class CGFont: NSObject {
  public let postScriptName: CFString?
  public var fullName: CFString? { postScriptName }
  /// The names by which fonts are made of it.
  let names: Set<String>

  /// Nil for a font that is not declared; see `FontName`.
  public init?(_ name: CFString) {
    guard FontName.font(named: name, size: 1) != nil else { return nil }
    (postScriptName, names) = (name, [name])
  }

  /// Nil for what is not a font.
  public init?(_ provider: CGDataProvider) {
    let outlines = OutlineNames(Array(provider.data.map { Data(referencing: $0) } ?? Data()))
    guard !outlines.all.isEmpty else { return nil }
    // [D] A PostScript name has no blanks.
    postScriptName = outlines.all.sorted().first { !$0.contains(" ") }
    names = outlines.all
  }
}
