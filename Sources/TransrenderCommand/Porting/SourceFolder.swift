import Foundation
import ScreenFile

/// The folder of an app's sources, or a single file; it is only read.
struct SourceFolder {
  struct File {
    /// Relative to the folder.
    let path: String
    let bytes: [UInt8]
  }

  let name: String
  let url: URL
  private let isFolder: Bool

  init(_ path: String) throws {
    guard !path.isEmpty else {
      throw InputError("the folder's name is empty; name one with sources")
    }
    let kind = PathKind(of: path)
    guard kind != .nothing else {
      throw InputError("there is no \(path); name a folder with Swift sources")
    }
    name = path
    url = URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath()
    isFolder = kind == .folder
  }

  /// Every Swift file of the app, by path, except those in `other`.
  func files(except other: URL?) throws -> [File] {
    let files = try paths("swift", except: other).map { try read($0) }
    guard !files.isEmpty else {
      throw InputError("\(name) holds no Swift files; name the folder with the app's sources")
    }
    return files
  }

  /// The classes of its data models, unless it has them since it was ported before.
  func classes(except other: URL?) throws -> GeneratedClasses {
    guard isFolder else { return GeneratedClasses(for: []) }
    let sources = Set(try paths("swift", except: other))
    let models = try paths("xcdatamodeld", except: other).filter {
      !sources.contains(GeneratedClasses.path(for: $0))
    }
    return GeneratedClasses(for: models.map { ($0, url.appending(path: $0)) })
  }

  private func paths(_ kind: String, except other: URL?) throws -> [String] {
    guard isFolder else { return [""] }
    guard let all = FileManager.default.enumerator(atPath: url.path) else {
      throw InputError("\(name) cannot be read; check its permissions")
    }
    return all.compactMap { $0 as? String }.filter { path in
      let full = url.appending(path: path).path
      return path.hasSuffix("." + kind) && Self.isOwn(path)
        && other.map { !full.hasPrefix($0.path + "/") } ?? true
    }.sorted()
  }

  /// Whether it is not a product of a build or a package manager.
  private static func isOwn(_ path: String) -> Bool {
    let folders = path.split(separator: "/").dropLast()
    return !folders.contains { folder in
      folder.hasPrefix(".") || ["Pods", "Carthage", "DerivedData"].contains(folder)
        || folder.hasSuffix(".playground")
    }
  }

  // [I] Far more than any source file has.
  static let mostBytes = 64 << 20

  static func trouble(_ fault: PlainFile.Fault, at file: URL) -> String {
    switch fault {
    case .tooLarge(let bytes):
      return "has \(bytes) bytes, and a source file at most \(mostBytes); move it out of the folder"
    case .unreadable(let reason):
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: file.path)
      if let target, !FileManager.default.fileExists(atPath: file.path) {
        return "is a link to \(target), which does not exist; mend the link, or remove it"
      }
      return "cannot be read: \(reason); check it, or move it out of the folder"
    }
  }

  private func read(_ path: String) throws -> File {
    let file = path.isEmpty ? url : url.appending(path: path)
    let name = path.isEmpty ? self.name : self.name + "/" + path
    do throws(PlainFile.Fault) {
      let data = try PlainFile.contents(of: file.path, atMost: Self.mostBytes)
      return File(path: path.isEmpty ? url.lastPathComponent : path, bytes: Array(data))
    } catch {
      throw InputError("\(name) \(Self.trouble(error, at: file))")
    }
  }
}
