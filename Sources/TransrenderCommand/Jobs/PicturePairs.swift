import Foundation

/// The pictures that two paths name: one pair, or all pairs of equal names in two folders.
struct PicturePairs {
  struct Pair {
    let name: String
    let a: String
    let b: String
  }

  let pairs: [Pair]
  /// Pictures that exist in one folder only.
  let unpaired: [String]
  let isFolders: Bool

  init(_ a: String, and b: String) throws {
    let kinds = [try Self.isFolder(a), try Self.isFolder(b)]
    isFolders = kinds == [true, true]
    guard isFolders else {
      guard kinds == [false, false] else {
        throw InputError("\(a) and \(b) are a folder and a file; name two folders or two files")
      }
      pairs = [Pair(name: b, a: a, b: b)]
      unpaired = []
      return
    }
    let (left, right) = (try Self.pictures(in: a), try Self.pictures(in: b))
    guard !left.union(right).isEmpty else {
      let which = a == b ? "\(a) holds no picture" : "neither \(a) nor \(b) holds a picture"
      throw InputError("\(which); name folders of .png or .gif files")
    }
    pairs = left.intersection(right).sorted().map {
      Pair(name: $0, a: "\(a)/\($0)", b: "\(b)/\($0)")
    }
    unpaired = left.symmetricDifference(right).sorted()
  }

  private static func isFolder(_ path: String) throws -> Bool {
    guard !path.isEmpty else {
      throw InputError("the picture's name is empty; name a file or a folder")
    }
    let kind = PathKind(of: path)
    guard kind != .nothing else {
      throw InputError("cannot read \(path): there is no such file or folder; check the name")
    }
    return kind == .folder
  }

  private static func pictures(in folder: String) throws -> Set<String> {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    return Set(
      names.filter { ($0.hasSuffix(".png") || $0.hasSuffix(".gif")) && !$0.hasPrefix(".") }
    )
  }
}
