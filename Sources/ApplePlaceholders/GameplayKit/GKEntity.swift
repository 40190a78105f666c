public import Foundation

/// An object of a game, made of components.
open class GKEntity: NSObject {
  open private(set) var components: [GKComponent] = []

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  /// [D] A component of the same class is replaced.
  open func addComponent(_ component: GKComponent) {
    remove { type(of: $0) == type(of: component) }
    component.entity?.remove { $0 === component }
    components.append(component)
    component.entity = self
    component.didAddToEntity()
  }

  open func removeComponent<Component: GKComponent>(ofType componentClass: Component.Type) {
    remove { type(of: $0) == componentClass }
  }

  open func component<Component: GKComponent>(ofType componentClass: Component.Type) -> Component? {
    components.lazy.compactMap { $0 as? Component }.first
  }

  open func update(deltaTime seconds: TimeInterval) {
    for component in components { component.update(deltaTime: seconds) }
  }

  private func remove(_ isMeant: (GKComponent) -> Bool) {
    for component in components where isMeant(component) {
      component.willRemoveFromEntity()
      components.removeAll { $0 === component }
      component.entity = nil
    }
  }
}

/// A part of an object of a game.
open class GKComponent: NSObject {
  open internal(set) weak var entity: GKEntity?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open func didAddToEntity() {}
  open func willRemoveFromEntity() {}
  open func update(deltaTime seconds: TimeInterval) {}
}

/// All components of one class.
open class GKComponentSystem<Component: GKComponent>: NSObject {
  public let componentClass: AnyClass
  open private(set) var components: [Component] = []

  public init(componentClass cls: AnyClass) {
    componentClass = cls
    super.init()
  }

  open func addComponent(_ component: Component) { components.append(component) }

  open func addComponent(foundIn entity: GKEntity) {
    components += entity.components.filter { type(of: $0) == componentClass }
      .compactMap { $0 as? Component }
  }

  open func removeComponent(_ component: Component) { components.removeAll { $0 === component } }

  open func removeComponent(foundIn entity: GKEntity) {
    components.removeAll { $0.entity === entity }
  }

  open func update(deltaTime seconds: TimeInterval) {
    for component in components { component.update(deltaTime: seconds) }
  }
}

/// The node that shows an object of a game.
open class GKSKNodeComponent: GKComponent {
  public let node: SKNode

  public init(node: SKNode) {
    self.node = node
    super.init()
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("a node has no archive") }
}
