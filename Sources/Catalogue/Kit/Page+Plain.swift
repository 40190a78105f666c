public import Foundation
public import Geometry
import Scene

extension Page {
  /// A page of one colour.
  public static func plain(_ color: Color, size: CGSize) -> Page {
    Page(Node(Layer()), in: CGRect(origin: .zero, size: size), background: color)
  }

  /// The page with its saturation multiplied.
  public func toned(saturation: Double) -> Page {
    Page(Node(layer.changed { $0.effects = [.toning(Toning(saturation: saturation))] }), in: bounds)
  }
}
