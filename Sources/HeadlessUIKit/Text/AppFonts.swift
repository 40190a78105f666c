package import Foundation
package import Typography

/// The fonts that an app brings along: its `Info.plist` lists their files, or it registers them.
package enum AppFonts {
  /// What was registered last comes first.
  private static var known: [KnownFont] { RegisteredFonts.ofStage.fonts + ofMainBundle }

  private static let ofMainBundle = fonts(in: .main)

  static func fonts(in bundle: Bundle) -> [KnownFont] {
    let listed = bundle.object(forInfoDictionaryKey: "UIAppFonts") as? [String] ?? []
    return listed.compactMap { path(of: $0, in: bundle) }.flatMap { KnownFont.all(atPath: $0) }
  }

  /// A file of the bundle, where its list says or beside it; nil if there is none.
  package static func path(of file: String, in bundle: Bundle) -> String? {
    let name = URL(filePath: file).lastPathComponent
    let leavesBundle = file.split(separator: "/").contains("..")
    let paths = (leavesBundle ? [name] : [file, name]).map {
      bundle.bundleURL.appending(path: $0).path
    }
    return paths.first(where: FileManager.default.fileExists)
  }

  /// Makes the fonts of a file known to the current stage.
  package static func add(_ path: String) {
    RegisteredFonts.ofStage.add(atPath: path)
  }

  package static func has(_ name: String) -> Bool { known.contains { $0.names.contains(name) } }

  /// Those of the current stage that can be drawn.
  package static var drawable: [AppFont] { known.compactMap(\.appFont) }

  // MARK: Finding

  /// The font of that name, or the most regular one of the family of that name.
  static func find(_ name: String) -> KnownFont? {
    let fonts = known
    if let font = fonts.first(where: { $0.names.contains(name) }) { return font }
    let family = fonts.filter { $0.family == name }
    return family.min { $0.irregularity < $1.irregularity }
  }

  /// The families of what can be drawn, in the order of their names.
  static var families: [String] { Set(drawable.map(\.family)).sorted() }

  static func family(named name: String) -> [AppFont] {
    drawable.filter { $0.family == name }
  }

  /// The face of that name, or the most regular one; nil if the app has no such family.
  static func font(ofFamily name: String, face: String?) -> AppFont? {
    let family = family(named: name)
    let wanted = face.map(letters)
    return family.first { letters($0.style) == wanted }
      ?? family.min { $0.irregularity < $1.irregularity }
  }

  /// `Semi Bold` and `SemiBold` are one face.
  private static func letters(_ face: String) -> String {
    face.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// A name that nobody has may be that of a font which cannot be read.
  static func reportFaults() {
    for font in known { font.reportFault() }
  }
}

extension KnownFont {
  fileprivate var irregularity: Int { appFont?.irregularity ?? .max }
}

extension AppFont {
  fileprivate var irregularity: Int { distance(to: .regular, isItalic: false) }
}
