public import Foundation
public import HeadlessCombine

/// Changes of how a view looks and lies; since nothing is drawn, each is the view itself.
extension View {
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View { self }

  // MARK: Place

  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
  public func padding(_ length: CGFloat) -> some View { self }
  public func padding(_ insets: EdgeInsets) -> some View { self }
  public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { self }
  public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { self }
  public func fixedSize() -> some View { self }
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
  public func layoutPriority(_ value: Double) -> some View { self }
  public func offset(_ offset: CGSize) -> some View { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  public func zIndex(_ value: Double) -> some View { self }
  public func ignoresSafeArea() -> some View { self }
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }

  // MARK: Looks

  public func foregroundColor(_ color: Color?) -> some View { self }
  public func background<Background: View>(
    _ background: Background,
    alignment: Alignment = .center
  ) -> some View { self }
  public func overlay<Overlay: View>(
    _ overlay: Overlay,
    alignment: Alignment = .center
  ) -> some View { self }
  public func font(_ font: Font?) -> some View { self }
  public func opacity(_ opacity: Double) -> some View { self }
  public func hidden() -> some View { self }
  public func clipped(antialiased: Bool = false) -> some View { self }
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }
  public func border(_ color: Color, width: CGFloat = 1) -> some View { self }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
  public func shadow(
    color: Color = .black,
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View { self }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { self }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
  public func lineLimit(_ number: Int?) -> some View { self }
  public func accentColor(_ color: Color?) -> some View { self }
  public func tint(_ color: Color?) -> some View { self }
  public func disabled(_ disabled: Bool) -> some View { self }

  // MARK: Change

  public func animation<Value: Equatable>(
    _ animation: Animation?,
    value: Value
  ) -> some View { self }
  public func transition(_ transition: AnyTransition) -> some View { self }
  public func id<ID: Hashable>(_ id: ID) -> some View { self }
  public func tag<Tag: Hashable>(_ tag: Tag) -> some View { self }

  /// Nothing appears, so it is never called.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  /// Nothing disappears, so it is never called.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
  /// Nobody can tap it.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    self
  }
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self,
    perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable { self }
  public func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self,
    value: Key.Value
  ) -> some View { self }

  // MARK: Surroundings

  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> some View { self }
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View { self }
  public func navigationTitle(_ title: String) -> some View { self }
  public func navigationBarTitle(_ title: String) -> some View { self }
  public func navigationBarHidden(_ hidden: Bool) -> some View { self }
}
