import Bitmap
import FrameExport
import Foundation
import ImageComparison
import Imaging

/// The pictures that two paths name: one pair, or those of one name in two folders.
struct PicturePairs {
  struct Pair {
    let name: String
    let a: String
    let b: String
  }

  let pairs: [Pair]
  /// Pictures that stand in one folder alone.
  let unpaired: [String]
  let isFolders: Bool

  init(_ a: String, _ b: String) throws {
    let kinds = [Self.isFolder(a), Self.isFolder(b)]
    isFolders = kinds == [true, true]
    guard isFolders else {
      guard kinds == [false, false] else {
        throw InputError("\(a) and \(b) are a folder and a file; name two of a kind")
      }
      pairs = [Pair(name: b, a: a, b: b)]
      unpaired = []
      return
    }
    let (left, right) = (try Self.pictures(in: a), try Self.pictures(in: b))
    guard !left.union(right).isEmpty else {
      throw InputError("neither \(a) nor \(b) holds a PNG file")
    }
    pairs = left.intersection(right).sorted().map {
      Pair(name: $0, a: "\(a)/\($0)", b: "\(b)/\($0)")
    }
    unpaired = left.symmetricDifference(right).sorted()
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private static func pictures(in folder: String) throws -> Set<String> {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    return Set(names.filter { $0.hasSuffix(".png") && !$0.hasPrefix(".") })
  }
}

extension PicturePairs.Pair {
  struct Verdict {
    let isSame: Bool
    let line: String
  }

  func compare(limit: Int, markedAt out: OutputFile?) throws -> Verdict {
    let (golden, actual) = (try PicturePair.picture(at: a), try PicturePair.picture(at: b))
    guard golden.width == actual.width, golden.height == actual.height else {
      let sizes = "\(golden.width)×\(golden.height) and \(actual.width)×\(actual.height)"
      return Verdict(isSame: false, line: "\(name): the sizes differ, \(sizes)")
    }
    let comparer = limit == 0 ? Comparer.exact : .channel(max: limit)
    let result = comparer.compare(golden, actual)
    if let out {
      let marked = DifferencePicture.marked(golden: golden, actual: actual, limit: limit)
      try WholeFile.write(PNG.encode(marked), to: out.url)
    }
    return Verdict(isSame: result.differingPixels == 0, line: "\(name): \(result.sentence)")
  }
}

extension Comparison {
  fileprivate var sentence: String {
    guard differingPixels > 0 else { return isIdentical ? "the same" : "the same within limits" }
    let place = bounds.map { " in \($0)" } ?? ""
    return "\(differingPixels) pixels differ\(place), the most by \(maxChannelDelta) levels"
  }
}
