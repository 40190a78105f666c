/// What ties one animation to the property animator that paces it.
final class AnimatorRide {
  var course: Course

  init(course: Course) {
    self.course = course
  }
}
