import Foundation

/// What a target lists and a trial has to do without.
struct AppGaps {
  /// Files that are not there.
  let missing: [URL]
  /// Files in languages that are not compiled here.
  let foreign: [URL]

  private static let languages: Set<String> = ["m", "mm", "c", "cc", "cpp", "metal"]
  /// Resources without which the app shows something else.
  private static let shown: Set<String> = ["storyboard", "xib", "xcassets"]

  private static func isForeign(_ file: URL) -> Bool { languages.contains(file.pathExtension) }

  init(sources: [URL], resources: [URL]) {
    let needed =
      sources.filter(AppResources.isSource)
      + resources.filter { Self.shown.contains($0.pathExtension) }
    missing = needed.filter { !FileManager.default.fileExists(atPath: $0.path) }
    foreign = sources.filter(Self.isForeign)
  }

  func sentences(about app: String, in folder: URL) -> [String] {
    let gaps = [
      (
        missing, "not there",
        "check out the submodules and large files, or run what writes them"
      ),
      (
        foreign, "not written in Swift, and left out",
        "write what the app shows in Swift"
      ),
    ]
    return gaps.compactMap { files, fault, remedy in
      guard let first = files.first else { return nil }
      let name = first.path.relative(to: folder)
      let count = files.count == 1 ? "1 file of \(app) is" : "\(files.count) files of \(app) are"
      return "\(count) \(fault), such as \(name); \(remedy)"
    }
  }

  /// Why a target without Swift files cannot be tried, and what to do.
  var reason: String {
    if let first = missing.first(where: { $0.pathExtension == "swift" }) {
      return "has no Swift files that are there, such as \(first.lastPathComponent); check out the"
        + " whole repository with its submodules"
    }
    return foreign.isEmpty
      ? "has no Swift files; choose another with --target"
      : "is written in Objective-C or C, and only Swift is compiled here; choose another with"
        + " --target"
  }
}
