import Foundation
import Geometry
import Imaging

/// Finds and reads image files.
enum ImageFiles {
  static func decode(_ data: Data) -> CGImage? {
    let bytes = Array(data)
    do {
      return CGImage(try StillPicture.decode(bytes))
    } catch {
      let fault = error as? any PictureFault
      StageCore.ambient.warnOnce(
        "UIImage",
        "image data could not be read: \(fault?.reason ?? "\(error)")",
        remedy: fault?.remedy ?? "use PNG, JPEG or GIF data"
      )
      return nil
    }
  }

  static func read(_ path: String) -> ImageTraits? {
    guard let data = FileManager.default.contents(atPath: path), let image = decode(data) else {
      return nil
    }
    let name = URL(filePath: path).deletingPathExtension().lastPathComponent
    return ImageTraits(image, scale: scale(of: name))
  }

  /// The file of that name with the screen's scale, otherwise the next best; nil with a warning.
  static func find(_ name: String, in bundle: Bundle, _ traits: UITraitCollection?) -> ImageTraits?
  {
    if let found = lookUp(name, in: bundle, traits) { return found }
    StageCore.ambient.warnOnce(
      "UIImage",
      "there is no image named '\(name)' in \(bundle.bundlePath)",
      remedy: "add \(name).png, or the .xcassets folder that holds it, to the bundle's resources"
    )
    return nil
  }

  static func lookUp(
    _ name: String,
    in bundle: Bundle,
    _ traits: UITraitCollection?
  ) -> ImageTraits? {
    let wanted = traits.map(\.displayScale).flatMap { $0 > 0 ? $0 : nil } ?? Displays.scale
    // [D] A name without an extension is that of a PNG file.
    let own = name.split(separator: ".").last.map(String.init) ?? ""
    let ending = ["jpg", "jpeg", "gif"].contains(own.lowercased()) ? own : "png"
    let stem = stem(of: name, ending: ending)
    for candidate in candidates(stem, scale: wanted) {
      if let path = bundle.path(forResource: candidate, ofType: ending), let found = read(path) {
        return found
      }
    }
    return catalogued(name, in: bundle, traits, scale: wanted)
      ?? (stem == name ? nil : catalogued(stem, in: bundle, traits, scale: wanted))
  }

  private static func catalogued(
    _ name: String,
    in bundle: Bundle,
    _ traits: UITraitCollection?,
    scale: CGFloat
  ) -> ImageTraits? {
    guard let image = AssetCatalogue(bundle).image(name) else { return nil }
    var values = UITraitCollection.current.values.merged(with: traits?.values ?? TraitValues())
    values.displayScale = scale
    var found = image.traits(for: values)
    found?.asset = UIImageAsset(image)
    return found
  }

  private static func scale(of name: String) -> CGFloat {
    name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
  }

  /// The name without the extension that code may spell, also of an image in a catalogue. [W]
  private static func stem(of name: String, ending: String) -> String {
    name.hasSuffix("." + ending) ? String(name.dropLast(ending.count + 1)) : name
  }

  private static func candidates(_ stem: String, scale: CGFloat) -> [String] {
    let marked = [3, 2].sorted { abs($0 - scale) < abs($1 - scale) }.map { "\(stem)@\(Int($0))x" }
    return scale <= 1 ? [stem] + marked : marked + [stem]
  }
}
