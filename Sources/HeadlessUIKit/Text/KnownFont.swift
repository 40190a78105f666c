import Foundation
import Typography

/// A font of a file of the app: drawn, or stood in for if it cannot be read.
struct KnownFont: Sendable {
  /// By which `UIFont(name:size:)` finds it.
  let names: Set<String>
  let family: String?
  let font: Result<AppFont, FontFault>
  /// What reports call it.
  private let label: String

  /// The first one of a file.
  init(_ file: [UInt8]) {
    let label = OutlineNames(file).postScript ?? "of \(file.count) bytes"
    self = Self.all(in: file, label: label, stem: nil)[0]
  }

  /// Several if the file is a collection, none when there is no file.
  static func all(atPath path: String) -> [KnownFont] {
    let path = URL(filePath: path).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard let attributes, attributes[.type] as? FileAttributeType == .typeRegular else {
      return []
    }
    let url = URL(filePath: path)
    let (label, stem) = (url.lastPathComponent, url.deletingPathExtension().lastPathComponent)
    guard let size = attributes[.size] as? Int, size <= AppFont.mostBytes else {
      return [KnownFont(.tooLarge, OutlineNames([]), label: label, stem: stem)]
    }
    guard let data = FileManager.default.contents(atPath: path) else { return [] }
    return all(in: Array(data), label: label, stem: stem)
  }

  /// At least one.
  private static func all(in file: [UInt8], label: String, stem: String?) -> [KnownFont] {
    do throws(FontFault) {
      return try AppFont.openAll(file).map { KnownFont($0, label: label) }
    } catch {
      return [KnownFont(error, OutlineNames(file), label: label, stem: stem)]
    }
  }

  private init(_ font: AppFont, label: String) {
    self.font = .success(font)
    self.label = label
    names = font.names
    family = font.family
  }

  /// What cannot be read is also known by the name of its file, which is often that of its font.
  private init(_ fault: FontFault, _ names: OutlineNames, label: String, stem: String?) {
    font = .failure(fault)
    self.label = label
    self.names = names.all.union([stem].compactMap(\.self))
    family = names.family
  }

  var appFont: AppFont? {
    if case .success(let font) = font { font } else { nil }
  }

  var fault: FontFault? {
    if case .failure(let fault) = font { fault } else { nil }
  }

  /// Says once on each stage what is wrong with the file, if anything is.
  func reportFault() {
    guard let fault else { return }
    StageCore.ambient.warnOnce(
      "UIFont",
      "the app's font \(label) \(fault); it is not drawn",
      remedy: fault.remedy
    )
  }
}
