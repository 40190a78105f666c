public import Foundation
import Physics

/// Part of what moves dynamic items; several make one when they are its children.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  public override init() {
    super.init()
  }

  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  open private(set) weak var dynamicAnimator: UIDynamicAnimator?
  /// Runs at every step, after the items have moved.
  open var action: (() -> Void)?

  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !childBehaviors.contains(behavior) else { return }
    childBehaviors.append(behavior)
    if let dynamicAnimator { behavior.move(to: dynamicAnimator) }
    changed()
  }

  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard childBehaviors.contains(behavior) else { return }
    childBehaviors.removeAll { $0 === behavior }
    behavior.move(to: nil)
    changed()
  }

  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  func move(to animator: UIDynamicAnimator?) {
    willMove(to: animator)
    dynamicAnimator = animator
    for child in childBehaviors { child.move(to: animator) }
  }

  /// Whoever rests is to look again.
  func changed() {
    dynamicAnimator?.behaviorChanged()
  }

  // MARK: What kinds of behaviours say

  /// The items that it moves itself.
  var moved: [any UIDynamicItem] { [] }
  /// Tells bodies what they are made of.
  func describe(_ world: DynamicWorld) {}
  /// Pushes bodies, for the coming step.
  func push(_ world: DynamicWorld) {}
  func joints(_ world: DynamicWorld) -> [RigidJoint] { [] }
  func limits(_ world: DynamicWorld) -> [RigidLimit] { [] }
  func collisions(_ world: DynamicWorld) -> [DynamicCollision] { [] }
  func tell(_ touches: [(collision: DynamicCollision, point: CGPoint)]) {}

  /// Itself, then its children and theirs.
  var family: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.family) }
}

extension Array where Element == any UIDynamicItem {
  mutating func insert(once item: any UIDynamicItem) {
    if !contains(where: { $0 === item }) { append(item) }
  }

  mutating func remove(_ item: any UIDynamicItem) {
    removeAll { $0 === item }
  }
}
