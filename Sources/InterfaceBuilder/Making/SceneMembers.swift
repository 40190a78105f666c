/// Weak references to the objects of a scene, by their ids in the document.
struct SceneMembers {
  private struct Member {
    weak var object: AnyObject?
  }

  private var members: [String: Member] = [:]

  init(_ objects: [String: AnyObject] = [:]) {
    members = objects.mapValues { Member(object: $0) }
  }

  mutating func add(_ object: AnyObject?, as id: String) { members[id] = Member(object: object) }

  mutating func add(_ others: SceneMembers) {
    members.merge(others.members) { _, new in new }
  }

  subscript(id: String) -> AnyObject? { members[id]?.object }

  /// The objects that still exist.
  var objects: [String: AnyObject] { members.compactMapValues(\.object) }
}
