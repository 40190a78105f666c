/// What a view has to do again after a change.
@preconcurrency @MainActor
public protocol UIViewInvalidating: Sendable {
  func invalidate(view: UIView)
}

extension UIView {
  /// The invalidations that a property names: `@Invalidating(.display, .layout)`.
  public enum Invalidations {
    public struct Display: UIViewInvalidating {
      public init() {}
      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }

    public struct Layout: UIViewInvalidating {
      public init() {}
      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }

    public struct Constraints: UIViewInvalidating {
      public init() {}
      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }

    public struct IntrinsicContentSize: UIViewInvalidating {
      public init() {}
      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }

    public struct Configuration: UIViewInvalidating {
      public init() {}
      public func invalidate(view: UIView) {
        (view as? UIButton)?.setNeedsUpdateConfiguration()
        (view as? UITableViewCell)?.setNeedsUpdateConfiguration()
        (view as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
      }
    }
  }

  /// A property of a view whose changes invalidate the view.
  @preconcurrency @MainActor
  @propertyWrapper
  public struct Invalidating<Value: Equatable> {
    private var value: Value
    private let invalidations: [any UIViewInvalidating]

    public init(
      wrappedValue: Value,
      _ first: any UIViewInvalidating,
      _ others: any UIViewInvalidating...
    ) {
      (value, invalidations) = (wrappedValue, [first] + others)
    }

    @available(*, unavailable, message: "a view's property")
    public var wrappedValue: Value {
      get { fatalError("only a view's property can be @Invalidating") }
      set { fatalError("only a view's property can be @Invalidating") }
    }

    public static subscript<Enclosing: UIView>(
      _enclosingInstance view: Enclosing,
      wrapped wrapped: ReferenceWritableKeyPath<Enclosing, Value>,
      storage storage: ReferenceWritableKeyPath<Enclosing, Self>
    ) -> Value {
      get { view[keyPath: storage].value }
      set {
        guard view[keyPath: storage].value != newValue else { return }
        view[keyPath: storage].value = newValue
        for part in view[keyPath: storage].invalidations { part.invalidate(view: view) }
      }
    }
  }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  public static var display: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  public static var layout: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  public static var constraints: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  public static var intrinsicContentSize: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
  public static var configuration: Self { Self() }
}
