import DataModels
import VirtualTime

/// Data models among the resources of bundles.
enum ModelFile {
  private static let extensions = ["momd", "mom", "xcdatamodeld", "xcdatamodel"]

  /// The model of that name, in the main bundle, another one, or one that lies beside the program.
  static func find(_ name: String) -> URL? {
    find(name, in: [Bundle.main] + Bundle.allBundles + besideTheProgram())
  }

  static func find(_ name: String, in bundles: [Bundle]) -> URL? {
    for bundle in bundles {
      let found = all(in: bundle).first {
        $0.deletingPathExtension().lastPathComponent == name
      }
      if let found { return found }
    }
    return nil
  }

  static func all(in bundle: Bundle) -> [URL] {
    entries(of: bundle.resourceURL ?? bundle.bundleURL)
      .filter { extensions.contains($0.pathExtension) }
  }

  /// SwiftPM puts the resources of a target into a bundle of its own.
  private static func besideTheProgram() -> [Bundle] {
    entries(of: Bundle.main.bundleURL)
      .filter { ["bundle", "resources"].contains($0.pathExtension) }
      .compactMap(Bundle.init(url:))
  }

  private static func entries(of folder: URL) -> [URL] {
    let all = try? FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    return (all ?? []).sorted { $0.path < $1.path }
  }

  static func read(_ url: URL) -> DataModel? {
    do throws(ModelError) {
      return try ModelDocument(url).read()
    } catch {
      StageCore.ambient.raise("NSManagedObjectModel", error.description)
      return nil
    }
  }
}
