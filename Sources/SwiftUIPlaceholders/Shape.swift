public import Foundation

/// An outline that depends on the space for it; nothing of it is drawn.
public protocol Shape: Animatable, PlainView {
  nonisolated func path(in rect: CGRect) -> Path
}

extension Shape where AnimatableData == EmptyAnimatableData {
  public nonisolated var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Shape {
  public func fill(_ color: Color) -> some View { self }
  public func stroke(_ color: Color, lineWidth: CGFloat = 1) -> some View { self }
  public func stroke(lineWidth: CGFloat = 1) -> some View { self }
  public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some View { self }
}
