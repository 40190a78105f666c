public import Foundation
import Physics

/// A behaviour of dynamic items; behaviours can be combined as children of one.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  public override init() {
    super.init()
  }

  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  open private(set) weak var dynamicAnimator: UIDynamicAnimator?
  /// Called at every step, after the items have moved.
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

  /// Wakes the animator up.
  func changed() {
    dynamicAnimator?.behaviorChanged()
  }

  // MARK: What kinds of behaviours say

  /// The items that it affects.
  var moved: [any UIDynamicItem] { [] }
  /// Gives bodies their properties before any behaviour sets some.
  func prepare(_ world: DynamicWorld) {}
  /// Sets the properties of bodies.
  func describe(_ world: DynamicWorld) {}
  /// Applies forces for the next step.
  func push(_ world: DynamicWorld) {}
  func joints(_ world: DynamicWorld) -> [RigidJoint] { [] }
  func limits(_ world: DynamicWorld) -> [RigidLimit] { [] }
  func collisions(_ world: DynamicWorld) -> [DynamicCollision] { [] }
  func tell(_ touches: [(collision: DynamicCollision, point: CGPoint)]) {}

  /// Itself, and all of its descendants.
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
