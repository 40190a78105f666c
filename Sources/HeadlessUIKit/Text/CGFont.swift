public import CoreGraphics
public import Foundation
import Typography
public import VirtualTime

/// A typeface without a size: for text layers, and to register an app's own.
public final class CGFont: NSObject {
  public let postScriptName: CFString?
  public let fullName: CFString?
  /// The app's file; nil for a font that is not its own.
  let known: KnownFont?

  /// Nil for a font that is neither declared nor the app's own; see `FontName`.
  public init?(_ name: CFString) {
    guard let font = FontName.font(named: name, size: 1) else { return nil }
    (postScriptName, fullName) = (font.appFont?.postScriptName ?? name, name)
    known = AppFonts.find(name)
  }

  /// Nil for what is not a font, which is reported.
  public init?(_ provider: CGDataProvider) {
    let file = Array(provider.data.map { Data(referencing: $0) } ?? Data())
    let names = OutlineNames(file)
    let font = KnownFont(file)
    font.reportFault()
    guard font.appFont != nil || !names.all.isEmpty else { return nil }
    (postScriptName, fullName) = (font.appFont?.postScriptName ?? names.postScript, names.full)
    known = font
  }
}
