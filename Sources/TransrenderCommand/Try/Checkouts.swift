import Foundation

/// The folders into which tools and people check libraries out beside an app.
struct Checkouts {
  private let home: URL

  init(in home: URL) { self.home = home }

  /// [W] Carthage's, those of packages, and what people call them by hand.
  private static let places = [
    "Carthage/Checkouts", "SourcePackages/checkouts", ".build/checkouts", "Packages",
    "LocalPackages", "Submodules", "Vendor", "Libraries", "Libs", "ThirdParty", "External",
  ]

  /// The folder of each library.
  var folders: [URL] {
    let found = Self.places.flatMap { place in children(of: home.appending(path: place)) }
    return found + submodules.filter { !found.contains($0) }
  }

  private func children(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map { folder.appending(path: $0) }
  }

  /// Those that git checks out, as long as they are below the folder.
  private var submodules: [URL] {
    let data = FileManager.default.contents(atPath: home.appending(path: ".gitmodules").path)
    let text = data.map { String(decoding: $0, as: UTF8.self) } ?? ""
    return text.matches(of: /(?m)^\s*path\s*=\s*(\S.*?)\s*$/).map { String($0.1) }
      .filter { !$0.hasPrefix("/") && !$0.split(separator: "/").contains("..") }
      .map { home.appending(path: $0) }
  }
}
