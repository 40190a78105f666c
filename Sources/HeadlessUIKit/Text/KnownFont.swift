import Foundation
import Typography

/// A font file of the app: drawn, or stood in for if it cannot be read.
struct KnownFont: Sendable {
  /// By which `UIFont(name:size:)` finds it.
  let names: Set<String>
  let family: String?
  let font: Result<AppFont, FontFault>
  /// What reports call it.
  private let label: String

  init(_ file: [UInt8]) {
    let names = OutlineNames(file)
    let label = names.postScript ?? "of \(file.count) bytes"
    self.init(Self.open(file), names, label: label, stem: nil)
  }

  /// Nil when there is no file.
  init?(atPath path: String) {
    let path = URL(filePath: path).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard let attributes, attributes[.type] as? FileAttributeType == .typeRegular else {
      return nil
    }
    let url = URL(filePath: path)
    let (label, stem) = (url.lastPathComponent, url.deletingPathExtension().lastPathComponent)
    guard let size = attributes[.size] as? Int, size <= AppFont.mostBytes else {
      self.init(.failure(.tooLarge), OutlineNames([]), label: label, stem: stem)
      return
    }
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let file = Array(data)
    self.init(Self.open(file), OutlineNames(file), label: label, stem: stem)
  }

  /// What cannot be read is also known by the name of its file, which is often that of its font.
  private init(
    _ font: Result<AppFont, FontFault>,
    _ names: OutlineNames,
    label: String,
    stem: String?
  ) {
    (self.font, self.label) = (font, label)
    switch font {
    case .success(let font):
      self.names = names.all.union([font.postScriptName])
      family = font.family
    case .failure:
      self.names = names.all.union([stem].compactMap(\.self))
      family = names.family
    }
  }

  private static func open(_ file: [UInt8]) -> Result<AppFont, FontFault> {
    do throws(FontFault) {
      return .success(try AppFont.open(file))
    } catch {
      return .failure(error)
    }
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
