import Foundation
import Typography

/// The fonts that an app brings along: its `Info.plist` lists their files.
///
/// They are known by name, but replaced: only declared fonts are drawn.
enum AppFonts {
  static func has(_ name: String) -> Bool { ofMainBundle.contains(name) }

  private static let ofMainBundle = names(in: .main)

  static func names(in bundle: Bundle) -> Set<String> {
    let listed = bundle.object(forInfoDictionaryKey: "UIAppFonts") as? [String] ?? []
    return listed.reduce(into: []) { names, file in
      let url = bundle.bundleURL.appending(path: URL(filePath: file).lastPathComponent)
      guard let data = FileManager.default.contents(atPath: url.path) else { return }
      names.formUnion(OutlineNames(Array(data)).all)
    }
  }
}
