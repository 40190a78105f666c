import Foundation
import Geometry
import VectorImages

/// An image of an asset catalogue.
struct CataloguedImage: Equatable {
  let folder: URL
  let set: ImageSet

  /// A key for the file that fits the traits and the size at which it is drawn.
  func key(for traits: TraitValues) -> String? {
    set.files(for: traits).first?.filename.map { "\($0)@\(traits.displayScale ?? 1)" }
  }

  /// Reads the file that fits best among those that can be read.
  func traits(for traits: TraitValues) -> ImageTraits? {
    for file in set.files(for: traits) {
      // A path could lead out of the set.
      guard let name = file.filename, !name.contains("/"),
        var found = read(folder.appending(path: name), of: file, traits: traits)
      else { continue }
      if set.properties?.intent == "template" { found.renderingMode = .alwaysTemplate }
      if set.properties?.intent == "original" { found.renderingMode = .alwaysOriginal }
      found.slice(file)
      return found
    }
    return nil
  }

  /// Vector files state their size in points, independent of scale.
  private func read(_ url: URL, of file: ImageSet.File, traits: TraitValues) -> ImageTraits? {
    guard let data = FileManager.default.contents(atPath: url.path) else { return nil }
    let bytes = Array(data)
    if VectorImage.isRecognised(bytes) {
      return VectorFiles.read(bytes, name: url.path, scale: traits.displayScale ?? 1)
    }
    guard let image = ImageFiles.decode(data) else { return nil }
    return ImageTraits(image, scale: file.factor)
  }
}

/// Reads vector files as images.
enum VectorFiles {
  /// Returns nil, with a warning, if the file cannot be read.
  static func read(_ bytes: [UInt8], name: String, scale: CGFloat) -> ImageTraits? {
    do {
      let drawing = try VectorImage(bytes)
      for omission in drawing.omissions {
        StageCore.ambient.warnOnce(
          "Assets",
          "\(name): \(omission)",
          remedy: "export it with outlines alone, or as a PNG file"
        )
      }
      let picture = DrawnPicture(drawing.commands, size: drawing.size, scale: Double(scale))
      return ImageTraits(CGImage(.drawn(picture)), scale: scale)
    } catch {
      StageCore.ambient.warnOnce(
        "Assets",
        "\(name) could not be read: \(error.reason)",
        remedy: error.remedy
      )
      return nil
    }
  }
}

extension ImageTraits {
  /// Applies Xcode's slices, which are in pixels of the file. [W]
  fileprivate mutating func slice(_ file: ImageSet.File) {
    guard let caps = file.resizing?.caps else { return }
    func points(_ pixels: Double?) -> CGFloat { CGFloat(max(pixels ?? 0, 0)) / file.factor }
    capInsets = UIEdgeInsets(
      top: points(caps.top),
      left: points(caps.left),
      bottom: points(caps.bottom),
      right: points(caps.right)
    )
    guard capInsets.left + capInsets.right <= size.width,
      capInsets.top + capInsets.bottom <= size.height
    else {
      capInsets = .zero
      return
    }
    isResizable = true
    resizingMode = file.resizing?.center?.mode == "stretch" ? .stretch : .tile
  }
}
