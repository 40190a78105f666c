public import Foundation

extension Stage {
  /// The state that an app has saved for its next launch.
  ///
  /// Stored as sorted JSON: equal states have equal bytes, and any process can read them.
  public struct SavedState: Hashable, Sendable {
    /// One controller, in the order of encoding.
    struct Record: Hashable, Sendable, Codable {
      /// The restoration identifiers from the root to the controller.
      let path: [String]
      let className: String
      let restorationClass: String?
      var values: [String: SavedValue]
      var views: [ViewRecord]
      /// Nil if the controller was not made from a storyboard's file.
      var board: Board?
    }

    /// The storyboard of a controller.
    struct Board: Hashable, Sendable, Codable {
      let name: String
      /// Nil for the main bundle.
      let bundle: String?
      /// The storyboard identifier of the controller.
      let identifier: String?
    }

    /// A registered object.
    struct ObjectRecord: Hashable, Sendable, Codable {
      let path: [String]
      let className: String
      let restorationClass: String?
      let values: [String: SavedValue]
    }

    struct ViewRecord: Hashable, Sendable, Codable {
      let identifier: String
      let values: [String: SavedValue]
    }

    /// The activity of a scene.
    struct Activity: Hashable, Sendable, Codable {
      let type: String
      let title: String?
      let values: [String: SavedValue]
    }

    struct Contents: Hashable, Sendable, Codable {
      var version = 1
      var application: [String: SavedValue] = [:]
      var records: [Record] = []
      /// Nil if none is referred to.
      var objects: [ObjectRecord]?
      var scene: Activity?
    }

    let contents: Contents

    init(_ contents: Contents) {
      self.contents = contents
    }

    /// The restoration identifier paths of the saved controllers, in order.
    public var paths: [[String]] { contents.records.map(\.path) }

    public init(contentsOf url: URL) throws(Fault) {
      guard let data = try? Data(contentsOf: url) else { throw Fault.unreadable(url.path) }
      guard let contents = try? JSONDecoder().decode(Contents.self, from: data) else {
        throw Fault.notAState(url.path)
      }
      guard contents.version == Contents().version else {
        throw Fault.otherVersion(url.path, contents.version)
      }
      self.contents = contents
    }

    public func write(to url: URL) throws(Fault) {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      guard let data = try? encoder.encode(contents),
        (try? data.write(to: url, options: .atomic)) != nil
      else { throw Fault.unwritable(url.path) }
    }

    /// Why a state cannot be read or written.
    public enum Fault: Error, Hashable, CustomStringConvertible {
      case unreadable(String)
      case unwritable(String)
      case notAState(String)
      case otherVersion(String, Int)

      public var description: String {
        switch self {
        case .unreadable(let path): "cannot read '\(path)'; check that the file is there"
        case .unwritable(let path): "cannot write '\(path)'; check that its folder is there"
        case .notAState(let path):
          "'\(path)' holds no saved state; write one with Stage.SavedState.write(to:)"
        case .otherVersion(let path, let version):
          "'\(path)' has version \(version), which cannot be read here; save the state again"
        }
      }
    }
  }
}
